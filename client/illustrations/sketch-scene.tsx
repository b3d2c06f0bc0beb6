import { sketchCar } from "#shared/tools/sketch.ts";
import type { PlacedCar, Road } from "#shared/tools/sketch.ts";
import { Line, RoadCar } from "./road.tsx";

/** The road of a sketch. */
export function SketchRoad({ road }: { road: Road }) {
  return (
    <>
      {road.asphalt.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} fill="var(--line)" />
      ))}
      <Line d={road.lines.map(([x, y, toX, toY]) => `M${x} ${y}L${toX} ${toY}`).join("")} />
    </>
  );
}

/** A car of a sketch by its letter. */
export const SketchCar = ({ car, name }: { car: PlacedCar; name: "A" | "B" }) => (
  <RoadCar {...car} isAtFault={name === "B"} label={name} />
);

/** How near to the edge of the sheet a car may stand. */
export const sketchEdge = Math.ceil(sketchCar.width / 2);
