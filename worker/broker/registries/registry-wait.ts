/**
 * How long a registry is waited for, in milliseconds: less than whoever asks for a look-up waits for the answer
 * (`waitMs` of shared/calls/wait.ts), so that a silent registry is told of as one.
 */
export const registryWaitMs = 10_000;
