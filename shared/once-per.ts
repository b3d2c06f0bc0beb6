/** What is made of an object, once for as long as the object lives: an environment's app, one for all requests of an isolate. */
export function oncePer<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, { readonly made: Made }>();
  return (key) => {
    const entry = known.get(key) ?? { made: make(key) };
    known.set(key, entry);
    return entry.made;
  };
}
