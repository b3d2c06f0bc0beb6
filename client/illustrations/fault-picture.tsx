import type { ReactNode } from "react";
import type { FaultCase } from "#shared/tools/fault.ts";
import { Across, Down, Line, RoadCar, RoadSheet, Way } from "./road.tsx";

const lane = <Line d="M0 30h96" />;

const crossing = (
  <>
    <Across y={18} height={26} />
    <Down />
    <Line d="M0 31h30M66 31h30M48 0v14M48 48v12" />
  </>
);

const cases: Readonly<Record<FaultCase, ReactNode>> = {
  a: (
    <>
      {crossing}
      <Line d="M32 31v13" isWhole />
      <RoadCar x={40} y={37.5} isAtFault />
      <RoadCar x={55} y={52} turn={-90} />
      <rect x="22" y="3" width="8" height="14" rx="2" fill="var(--ink)" />
      <circle cx="26" cy="7" r="2.4" fill="var(--danger)" />
    </>
  ),
  b: (
    <>
      <Across y={20} height={22} />
      <RoadCar x={30} y={31} isAtFault />
      <Way d="M44 31h9" head="m50 27 4 4-4 4" />
      <circle cx="66" cy="11" r="7.5" fill="var(--danger)" />
      <path d="M61.5 11h9" stroke="var(--card)" strokeWidth="3" />
      <RoadCar x={78} y={31} turn={180} />
    </>
  ),
  c: (
    <>
      <Across y={6} height={48} />
      <Line d="M0 29h96M0 31.5h96" isWhole />
      <Line d="M0 18h96M0 43h96" />
      <Way d="M8 42q10 0 14-10" head="m18.5 33 4-2.5 1.5 4.5" />
      <RoadCar x={34} y={24} isAtFault />
      <RoadCar x={64} y={24} turn={180} />
    </>
  ),
  d: (
    <>
      <Across />
      {lane}
      <RoadCar x={36} y={38} isAtFault />
      <RoadCar x={56} y={38} />
      <Way d="M8 38h12" head="m16 34 4 4-4 4" />
    </>
  ),
  e: (
    <>
      <Across />
      <Line d="M0 30h96" isWhole />
      <RoadCar x={36} y={38} />
      <RoadCar x={46} y={22} turn={-8} isAtFault />
      <Way d="M10 37q8-13 22-15" head="m28 20 4.5 1.5-3 3.5" />
      <RoadCar x={80} y={22} turn={180} />
    </>
  ),
  f: (
    <>
      {crossing}
      <Way d="M6 38h22q16-2 17-20" head="m41 21 4-4 4 4" />
      <RoadCar x={42} y={34} turn={-38} isAtFault />
      <RoadCar x={66} y={24.5} turn={180} />
    </>
  ),
  g: (
    <>
      <Across />
      {lane}
      <RoadCar x={50} y={38} />
      <RoadCar x={44} y={27} turn={18} isAtFault />
      <Way d="M12 22h14" head="m22 18 4 4-4 4" />
    </>
  ),
  h: (
    <>
      {crossing}
      <path d="M22 10h10l-5 8.5Z" fill="var(--card)" stroke="var(--danger)" strokeWidth="2" />
      <RoadCar x={41} y={37.5} isAtFault />
      <RoadCar x={55} y={52} turn={-90} />
      <Way d="M8 37.5h14" head="m18 33.5 4 4-4 4" />
    </>
  ),
  i: (
    <>
      <path d="M0 14h30l14 8h52v16H44l-14 8H0Z" fill={"var(--line)"} />
      <RoadCar x={38} y={30} isAtFault />
      <RoadCar x={60} y={30} turn={180} />
      <Way d="M8 30h12" head="m16 26 4 4-4 4" />
    </>
  ),
  j: (
    <>
      <Across y={26} height={28} />
      <rect x="30" y="4" width="34" height="22" fill="var(--line)" />
      <Line d="M30 4v22M64 4v22" isWhole />
      <RoadCar x={47} y={24} turn={-90} isAtFault />
      <Way d="M54 12v22" head="m50 30 4 4 4-4" />
      <RoadCar x={32} y={39} />
    </>
  ),
  k: (
    <>
      <Across />
      {lane}
      <RoadCar x={60} y={38} isAtFault />
      <RoadCar x={38} y={38} />
      <Way d="M8 38h14" head="m18 34 4 4-4 4" />
      <path d="M78 4v8M86 4v8M74 12h16" stroke="var(--control)" strokeWidth="2" />
      <circle cx="82" cy="52" r="5" fill="var(--card)" stroke="var(--danger)" strokeWidth="2" />
    </>
  ),
  l: (
    <>
      <Across y={8} height={44} />
      <Line d="M0 38h96M20 38v14M48 38v14M76 38v14" isWhole />
      <RoadCar x={62} y={45.5} />
      <RoadCar x={42} y={36} turn={26} isAtFault />
      <Way d="M10 22h14" head="m20 18 4 4-4 4" />
    </>
  ),
};

/** One of the twelve principal faults; the car at fault is the red one. */
export function FaultPicture({ id }: { id: string }) {
  return Object.hasOwn(cases, id) ? (
    <RoadSheet className="w-24 shrink-0">{cases[id as FaultCase]}</RoadSheet>
  ) : null;
}
