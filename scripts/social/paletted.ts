import { crc32, deflateSync } from "node:zlib";
import { PNG } from "pngjs";

const mostColours = 256;
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** Distance of two colours that are written as 0xRRGGBB. */
const distance = (one: number, other: number): number =>
  [16, 8, 0].reduce((sum, bits) => sum + (((one >> bits) & 255) - ((other >> bits) & 255)) ** 2, 0);

/**
 * A PNG with each pixel's place in a palette of its commonest colours, a fraction of the bytes: a drawing has few, and a
 * hundred shades where letters meet their ground. Other colours become the nearest one; what is transparent is not kept.
 */
export function paletted(png: Buffer): Buffer {
  const { width, height, data } = PNG.sync.read(png);
  const counts = new Map<number, number>();
  const colours = Array.from({ length: width * height }, (_, at) => data.readUIntBE(at * 4, 3));
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = [...counts]
    .toSorted(([one, often], [other, oftener]) => oftener - often || one - other)
    .slice(0, mostColours)
    .map(([colour]) => colour);
  const places = new Map(palette.map((colour, at) => [colour, at]));
  const placeOf = (colour: number): number => {
    const known = places.get(colour);
    if (known !== undefined) return known;
    const near = palette.reduce(
      (best, each, at) =>
        distance(colour, each) < distance(colour, palette[best] ?? 0) ? at : best,
      0,
    );
    places.set(colour, near);
    return near;
  };
  // Each line begins with its filter, of which there is none.
  const lines = Buffer.alloc((width + 1) * height);
  colours.forEach((colour, at) => {
    lines[at + Math.floor(at / width) + 1] = placeOf(colour);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, by palette.
  header.set([8, 3, 0, 0, 0], 8);
  const table = Buffer.from(
    palette.flatMap((colour) => [16, 8, 0].map((bits) => (colour >> bits) & 255)),
  );
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", table),
    chunk("IDAT", deflateSync(lines, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
