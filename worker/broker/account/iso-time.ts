/** Epoch ms → `2026-11-20T09:00:00.000Z`, for machines. */
export const isoTime = (at: number): string => new Date(at).toISOString();
