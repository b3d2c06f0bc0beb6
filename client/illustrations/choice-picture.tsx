import { situations } from "#shared/tools/sketch.ts";
import type { SituationId } from "#shared/tools/sketch.ts";
import { FaultPicture } from "./fault-picture.tsx";
import { RoadSheet } from "./road.tsx";
import { SketchCar, SketchRoad } from "./sketch-scene.tsx";

/** The drawing of a choice by its id: how an accident came about, or whose fault it was. */
export function ChoicePicture({ id }: { id: string }) {
  if (!Object.hasOwn(situations, id)) return <FaultPicture id={id} />;
  const { road, cars } = situations[id as SituationId];
  return (
    <RoadSheet className="w-24 shrink-0">
      <SketchRoad road={road} />
      <SketchCar car={cars[0]} name="A" />
      <SketchCar car={cars[1]} name="B" />
    </RoadSheet>
  );
}
