/** The sheet a sketch is drawn on, in units of its own; the origin is the upper left corner. */
export const sketchSheet = { width: 96, height: 60 } as const;

/** Size of a car on it. */
export const sketchCar = { length: 19, width: 10 } as const;

/** A car by its middle, and the way it faces in degrees clockwise from the right. */
export interface PlacedCar {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** A, then B. */
export type PlacedCars = readonly [PlacedCar, PlacedCar];

export interface Road {
  /** Rectangles of asphalt: left, top, width, height. */
  readonly asphalt: readonly (readonly [number, number, number, number])[];
  /** Broken lines, from a point to another. */
  readonly lines: readonly (readonly [number, number, number, number])[];
}

const straight: Road = { asphalt: [[0, 14, 96, 32]], lines: [[0, 30, 96, 30]] };
const crossing: Road = {
  asphalt: [
    [0, 17, 96, 26],
    [34, 0, 28, 60],
  ],
  lines: [
    [0, 30, 30, 30],
    [66, 30, 96, 30],
    [48, 0, 48, 13],
    [48, 47, 48, 60],
  ],
};
const parking: Road = {
  asphalt: [[0, 8, 96, 44]],
  lines: [
    [0, 37, 96, 37],
    [20, 37, 20, 52],
    [48, 37, 48, 52],
    [76, 37, 76, 52],
  ],
};

interface Situation {
  readonly name: string;
  readonly road: Road;
  readonly cars: PlacedCars;
}

const car = (x: number, y: number, turn = 0): PlacedCar => ({ x, y, turn });

const situation = (name: string, road: Road, ...cars: PlacedCars): Situation => ({
  name,
  road,
  cars,
});

/** How an accident came about, and where the cars stand then. */
export const situations = {
  rearEnd: situation("Arkadan çarpma", straight, car(36, 38), car(57, 38)),
  laneChange: situation("Şerit değiştirme", straight, car(42, 32, -18), car(54, 22)),
  headOn: situation("Karşılıklı çarpışma", straight, car(38, 31), car(58, 29, 180)),
  crossing: situation("Kavşakta yandan çarpışma", crossing, car(40, 36), car(55, 49, -90)),
  turning: situation("Kavşakta dönüş", crossing, car(44, 33, -40), car(66, 24, 180)),
  parked: situation("Park hâlindeki araca çarpma", parking, car(42, 33, 26), car(62, 45)),
  reversing: situation("Geri manevra", parking, car(34, 42, -90), car(36, 24)),
} as const;
export type SituationId = keyof typeof situations;

const placed = /^(\d{1,2}),(\d{1,2}),(\d{1,3})$/;

/** Cars as text writes them: `36,38,0;57,38,0`. Undefined for anything else, and for cars beside the sheet. */
export function readSketch(text: string): PlacedCars | undefined {
  const cars = text.split(";").flatMap((part) => {
    const match = placed.exec(part);
    if (match === null) return [];
    const [x = 0, y = 0, turn = 0] = match.slice(1).map(Number);
    const isOnSheet = x <= sketchSheet.width && y <= sketchSheet.height && turn < 360;
    return isOnSheet ? [{ x, y, turn }] : [];
  });
  const [first, second] = cars;
  return first === undefined || second === undefined || cars.length > 2
    ? undefined
    : [first, second];
}

const within = (value: number, most: number): number =>
  Math.min(most, Math.max(0, Math.round(value)));

export const writeSketch = (cars: PlacedCars): string =>
  cars
    .map(({ x, y, turn }) =>
      [
        within(x, sketchSheet.width),
        within(y, sketchSheet.height),
        ((Math.round(turn) % 360) + 360) % 360,
      ].join(","),
    )
    .join(";");
