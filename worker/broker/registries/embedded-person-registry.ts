import { pick, seedOf } from "../domain/seed.ts";
import { districts, provinces } from "./places.ts";
import { femaleNames, maleNames, surnames } from "./person-names.ts";
import type {
  PersonAnswer,
  PersonQuery,
  PersonRegistry,
  RegisteredPerson,
} from "./person-registry.ts";

const day = (n: number): string => String(n).padStart(2, "0");

/** The birth date a number has when none is given: "YYYY-MM-DD"; adults only, 1950 to 2004. */
export function bornOn(nationalNumber: string): string {
  const seed = seedOf("birth", nationalNumber);
  return `${1950 + (seed % 55)}-${day(1 + ((seed >>> 8) % 12))}-${day(1 + ((seed >>> 16) % 28))}`;
}

const genderOf = (nationalNumber: string): RegisteredPerson["gender"] =>
  seedOf("gender", nationalNumber) % 2 === 0 ? "female" : "male";

/** What somebody with a number is called. */
export function namesOf(nationalNumber: string): Pick<RegisteredPerson, "name" | "surname"> {
  const names = genderOf(nationalNumber) === "female" ? femaleNames : maleNames;
  return {
    name: pick(names, seedOf("name", nationalNumber)),
    surname: pick(surnames, seedOf("surname", nationalNumber)),
  };
}

function personOf({ nationalNumber, birthDate }: PersonQuery): RegisteredPerson {
  const seed = (part: string): number => seedOf(part, nationalNumber);
  const all = provinces();
  // A third of the people live in İstanbul, Ankara or İzmir.
  const code = seed("large") % 3 === 0 ? pick(["34", "34", "06", "35"], seed("city")) : undefined;
  const province = all.find((each) => each.code === code) ?? all[seed("province") % all.length]!;
  const local = districts(province.code);
  return {
    ...namesOf(nationalNumber),
    gender: genderOf(nationalNumber),
    birthDate: birthDate ?? bornOn(nationalNumber),
    provinceCode: province.code,
    provinceName: province.name,
    districtName: local[seed("district") % local.length]!,
  };
}

function answerOf(query: PersonQuery): PersonAnswer {
  const digits = query.nationalNumber.slice(7, 9);
  if (digits === "99") return { kind: "unavailable" };
  const asksBirthDate = digits === "98" || digits[1] === "7";
  if (asksBirthDate && !query.birthDate) return { kind: "birth-date-needed" };
  if (digits === "98") return { kind: "mismatch" };
  // Whom it has not asked for a birth date it knows by their own; another one is not theirs.
  const { nationalNumber, birthDate } = query;
  if (!asksBirthDate && birthDate !== undefined && birthDate !== bornOn(nationalNumber)) {
    return { kind: "mismatch" };
  }
  return { kind: "found", person: personOf(query) };
}

/**
 * A civil registry in which every number is somebody, always the same person. The eighth and ninth digits choose the
 * less happy answers, so that each can be played:
 * ninth digit 7 asks for the birth date first (a tenth of all numbers), 98 asks for it and finds that it does not match,
 * 99 is out of order. It cannot know a visitor's real birth date, so where it asks for one it believes it; where it does
 * not, another than its own is a mismatch.
 *
 * @param wait called before every answer; rejects while the registry is out of order
 */
export function createEmbeddedPersonRegistry(
  wait: (signal: AbortSignal) => Promise<void>,
): PersonRegistry {
  return {
    async find(query, signal) {
      await wait(signal);
      return answerOf(query);
    },
  };
}
