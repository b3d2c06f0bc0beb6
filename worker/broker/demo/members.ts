/** How a demo member's login ends. */
export type DemoOutcome = "signed-in" | "code-needed" | "expired" | "one-time" | "unverified";

/** A member of the embedded default, to try each outcome of a login with. */
export interface DemoMember {
  readonly memberId: string;
  readonly outcome: DemoOutcome;
  /** Ten digits. */
  readonly phone: string;
  readonly nationalNumber: string;
  readonly name: string;
  readonly surname: string;
  readonly birthdate: string;
  readonly gender: string;
  readonly cityCode: string;
  readonly county: string;
}

/** One password for all of them, and no secret. */
export const demoPassword = "Yelkenli-2026";

/** The persons are those the embedded civil registry knows under these numbers. */
export const demoMembers: readonly DemoMember[] = [
  {
    memberId: "00000000-0000-4000-8000-000000000001",
    outcome: "signed-in",
    phone: "5320000001",
    nationalNumber: "10000001518",
    name: "Tolga",
    surname: "Uğurlu",
    birthdate: "2000-09-04",
    gender: "male",
    cityCode: "34",
    county: "Çekmeköy",
  },
  {
    memberId: "00000000-0000-4000-8000-000000000002",
    outcome: "code-needed",
    phone: "5320000002",
    nationalNumber: "10000002508",
    name: "Mustafa",
    surname: "Ünsal",
    birthdate: "2003-01-06",
    gender: "male",
    cityCode: "54",
    county: "Taraklı",
  },
  {
    memberId: "00000000-0000-4000-8000-000000000003",
    outcome: "expired",
    phone: "5320000003",
    nationalNumber: "10000003598",
    name: "Şule",
    surname: "Yıldız",
    birthdate: "1953-11-21",
    gender: "female",
    cityCode: "34",
    county: "Eyüpsultan",
  },
  {
    memberId: "00000000-0000-4000-8000-000000000004",
    outcome: "one-time",
    phone: "5320000004",
    nationalNumber: "10000004588",
    name: "Çağrı",
    surname: "Yıldız",
    birthdate: "1999-04-08",
    gender: "male",
    cityCode: "05",
    county: "Suluova",
  },
  {
    memberId: "00000000-0000-4000-8000-000000000005",
    outcome: "unverified",
    phone: "5320000005",
    nationalNumber: "10000005578",
    name: "Serkan",
    surname: "Özdemir",
    birthdate: "2000-08-07",
    gender: "male",
    cityCode: "26",
    county: "Mihalıççık",
  },
];
