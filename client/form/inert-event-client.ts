/**
 * Stands in for the client by which forms report to developer tools. That one waits for tools which never come, and in
 * workerd keeps every form that was ever rendered, with what was typed into it.
 */
export class EventClient {
  emit(): void {}

  on(): () => void {
    return () => {};
  }
}
