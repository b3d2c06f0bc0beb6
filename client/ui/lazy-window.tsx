import { lazy, useEffect, useEffectEvent } from "react";
import type { ComponentType } from "react";

/**
 * A window whose code comes when it is opened. Where that cannot be had, because the connection is gone or a deployment has
 * taken the file away, the page stays and something else is done instead.
 */
export function lazyWindow<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  instead: (props: Props) => void,
) {
  function Instead(props: Props) {
    const act = useEffectEvent(() => instead(props));
    useEffect(() => act(), []);
    return null;
  }
  return lazy(() => load().catch(() => ({ default: Instead as ComponentType<Props> })));
}
