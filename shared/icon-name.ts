/** An icon of Lucide. Written out in full where it is named, so that the build finds it (`scripts/build/icons.ts`). */
export type IconName = `i-lucide-${string}`;
