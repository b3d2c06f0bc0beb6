/** How heavy a grown dog of a breed is: below 10 kg, below 25 kg, above. */
export type DogSize = "small" | "medium" | "large";

/** Kinds of animals that are priced apart. */
export type PetClass = "cat" | `${DogSize}-dog`;
