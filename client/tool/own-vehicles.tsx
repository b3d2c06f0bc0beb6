import { Link } from "react-router";
import { toolCopy } from "./copy.ts";
import type { ShownTool } from "./shown-tool.server.ts";

interface OwnVehiclesProps extends Pick<ShownTool, "vehicles" | "fields"> {
  readonly path: string;
}

/** A member's own vehicles, each as an address that has the form filled in. */
export function OwnVehicles({ path, vehicles, fields }: OwnVehiclesProps) {
  if (vehicles.length === 0) return null;
  const typed = fields.flatMap(({ name, value }) => (value === "" ? [] : [[name, value]]));
  return (
    <div className="col-span-2">
      <p className="mb-2 text-sm font-medium">{toolCopy.ownVehicles}</p>
      <ul className="flex flex-wrap gap-2">
        {vehicles.map((vehicle) => (
          <li key={vehicle.title}>
            <Link
              to={`${path}?${new URLSearchParams({ ...Object.fromEntries(typed), ...vehicle.typed })}`}
              preventScrollReset
              replace
              className="list-chip"
            >
              {vehicle.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
