interface DefaultButtonProps {
  /** What the form's main button posts, if it has a name. */
  readonly intent?: string;
}

/**
 * What Enter in a field presses: a browser takes a form's first submit button for it. Stands before every other in a
 * form that has buttons of another purpose among its fields; nobody sees it or comes to it by keyboard.
 */
export function DefaultButton({ intent }: DefaultButtonProps) {
  return (
    <button
      type="submit"
      {...(intent === undefined ? {} : { name: "intent", value: intent })}
      tabIndex={-1}
      aria-hidden="true"
      className="visually-hidden"
    />
  );
}
