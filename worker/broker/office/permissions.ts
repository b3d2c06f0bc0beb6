import * as v from "valibot";
import type { MarketingChannel } from "#shared/calls/marketing.ts";
import { marketingChannels } from "#shared/calls/marketing.ts";
import { EmailSchema } from "#shared/schemas/email.ts";
import { PhoneSchema } from "#shared/schemas/phone.ts";
import { notePermissions } from "../consent/permissions.ts";
import type { Reach } from "../consent/permission-repository.ts";
import type { OfficeContext } from "./office-context.ts";
import { readForm } from "./office-context.ts";
import { permissionsPage } from "./pages/permissions-page.tsx";
import { officePaths } from "./paths.ts";
import { leadToSaid, saidIn } from "./said.ts";
import { permissionCopy as copy } from "./permission-copy.ts";

const shown = 200;
const done = "geri-alindi";

/** Who may be sent advertising, and what of it the consent register knows. */
export async function showPermissions(context: OfficeContext): Promise<Response> {
  const isDone = (await saidIn(context)) === done;
  return listed(isDone ? { notice: copy.done } : {}, context);
}

async function listed(
  said: Omit<Parameters<typeof permissionsPage>[0], "entries">,
  context: OfficeContext,
): Promise<Response> {
  await context.audit("listed", copy.title);
  const entries = await context.services.store.permissions.list(shown);
  return permissionsPage({ entries, ...said }, context);
}

function reachOf(typed: string): Reach | undefined {
  const phone = v.safeParse(PhoneSchema, typed);
  if (phone.success) return { phone: phone.output };
  const email = v.safeParse(EmailSchema, typed);
  return email.success ? { email: email.output } : undefined;
}

const waysOf = (typed: string | undefined): readonly MarketingChannel[] =>
  typed === "all" ? marketingChannels : marketingChannels.filter((channel) => channel === typed);

/** What is wrong with the way: an e-mail goes to no phone, and nothing else to an address. */
function wayFault(reach: Reach | undefined, typed: string | undefined): string | undefined {
  if (waysOf(typed).length === 0) return copy.whichFault;
  if (reach === undefined || typed === "all") return undefined;
  return (typed === "email") === (reach.email !== undefined) ? undefined : copy.unfitFault;
}

/** Takes back what somebody says on the phone that they do not want any more. */
export async function takeBackPermission(context: OfficeContext): Promise<Response> {
  const form = await readForm(context.request);
  const typed = (form["receiver"] ?? "").trim();
  const reach = reachOf(typed);
  const ways = waysOf(form["channel"]);
  const fault = wayFault(reach, form["channel"]);
  const isMeant = form["intent"] === "take-back";
  if (!isMeant || reach === undefined || fault !== undefined) {
    return listed(
      {
        typed,
        chosen: form["channel"] ?? "",
        faults: {
          ...(isMeant ? {} : { form: copy.noSuchDeed }),
          ...(reach === undefined ? { receiver: copy.fault } : {}),
          ...(fault === undefined ? {} : { channel: fault }),
        },
      },
      context,
    );
  }
  const { services } = context;
  await context.audit("took-back-permission", ways.join(" "));
  const said = Object.fromEntries(ways.map((channel) => [channel, false]));
  await notePermissions(said, reach, services, { source: "office" });
  if (reach.phone !== undefined) {
    const phoneIndex = await services.blindIndex.of("phone", reach.phone);
    await services.store.members.forbid(phoneIndex, ways);
  }
  return leadToSaid(officePaths.permissions, done, context);
}
