import type { IconName } from "#shared/icon-name.ts";
import { useEffect, useRef, useState } from "react";
import type { PointerEvent } from "react";
import { RoadSheet } from "#client/illustrations/road.tsx";
import { SketchCar, SketchRoad, sketchEdge } from "#client/illustrations/sketch-scene.tsx";
import { Icon } from "#client/ui/icon.tsx";
import { readSketch, situations, sketchSheet, writeSketch } from "#shared/tools/sketch.ts";
import type { PlacedCar, PlacedCars, SituationId } from "#shared/tools/sketch.ts";
import { toolCopy } from "./copy.ts";

interface SketchFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  /** The field that chooses the road, and what it came with. */
  readonly situationField: string;
  readonly situation: string;
}

const situationOf = (id: string): SituationId =>
  Object.hasOwn(situations, id) ? (id as SituationId) : "rearEnd";

const stepOnSheet = 3;
const turnDegrees = 30;

const moves: readonly {
  readonly label: string;
  readonly icon: IconName;
  readonly by: PlacedCar;
}[] = [
  { label: toolCopy.left, icon: "i-lucide-arrow-left", by: { x: -stepOnSheet, y: 0, turn: 0 } },
  { label: toolCopy.up, icon: "i-lucide-arrow-up", by: { x: 0, y: -stepOnSheet, turn: 0 } },
  { label: toolCopy.down, icon: "i-lucide-arrow-down", by: { x: 0, y: stepOnSheet, turn: 0 } },
  { label: toolCopy.right, icon: "i-lucide-arrow-right", by: { x: stepOnSheet, y: 0, turn: 0 } },
  { label: toolCopy.turn, icon: "i-lucide-rotate-cw", by: { x: 0, y: 0, turn: turnDegrees } },
];

const onSheet = (value: number, most: number): number =>
  Math.min(most - sketchEdge, Math.max(sketchEdge, Math.round(value)));

const placed = ({ x, y, turn }: PlacedCar): PlacedCar => ({
  x: onSheet(x, sketchSheet.width),
  y: onSheet(y, sketchSheet.height),
  turn: (turn + 360) % 360,
});

/**
 * Two cars on the road of the situation that is chosen, to be dragged or moved by buttons. Without scripts the situation
 * alone places them.
 */
export function SketchField(props: SketchFieldProps) {
  const { name, label, value, situationField } = props;
  const [situation, setSituation] = useState(situationOf(props.situation));
  const [cars, setCars] = useState<PlacedCars>(
    readSketch(value) ?? situations[situationOf(props.situation)].cars,
  );
  const group = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const form = group.current?.form;
    const listeners = new AbortController();
    const follow = (id: string) => {
      const next = situationOf(id);
      setSituation(next);
      setCars(situations[next].cars);
    };
    form?.addEventListener(
      "change",
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.name === situationField) {
          follow(target.value);
        }
      },
      listeners,
    );
    return () => listeners.abort();
  }, [situationField]);

  const change = (at: 0 | 1, next: PlacedCar) =>
    setCars(([a, b]) => (at === 0 ? [placed(next), b] : [a, placed(next)]));

  const drag = (at: 0 | 1) => (event: PointerEvent<SVGGElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const sheet = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (sheet === undefined || sheet.width === 0) return;
    const scale = sketchSheet.width / sheet.width;
    const x = (event.clientX - sheet.left) * scale;
    const y = (event.clientY - sheet.top) * scale;
    change(at, { ...cars[at], x, y });
  };

  return (
    <fieldset ref={group} className="field js-only">
      <legend className="field-label p-0 mb-1.5">{label}</legend>
      <input type="hidden" name={name} value={writeSketch(cars)} />
      <p className="field-hint">{toolCopy.sketchHint}</p>
      <RoadSheet className="w-full max-w-[32rem] touch-none select-none">
        <SketchRoad road={situations[situation].road} />
        {([0, 1] as const).map((at) => (
          <g
            key={at}
            className="cursor-move"
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag(at)}
          >
            <SketchCar car={cars[at]} name={at === 0 ? "A" : "B"} />
          </g>
        ))}
      </RoadSheet>
      {([0, 1] as const).map((at) => (
        <div
          key={at}
          role="group"
          aria-label={toolCopy.carOf(at)}
          className="flex items-center gap-1"
        >
          <span className="w-16 font-medium">{toolCopy.carOf(at)}</span>
          {moves.map((move) => (
            <button
              key={move.label}
              type="button"
              aria-label={`${toolCopy.carOf(at)}: ${move.label}`}
              className="btn-quiet min-w-11 !px-2"
              onClick={() => {
                const { x, y, turn } = cars[at];
                change(at, { x: x + move.by.x, y: y + move.by.y, turn: turn + move.by.turn });
              }}
            >
              <Icon name={move.icon} className="text-lg" />
            </button>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
