import { Link, useActionData } from "react-router";
import { LightField } from "#client/form/light-field.tsx";
import { EmptyPicture } from "#client/illustrations/empty-picture.tsx";
import { Button } from "#client/ui/button.tsx";
import { Icon } from "#client/ui/icon.tsx";
import { Notice } from "#client/ui/notice.tsx";
import type { AssetKind } from "#shared/calls/account/asset-fields.ts";
import { assetKinds } from "#shared/calls/account/asset-fields.ts";
import { AccountForm } from "../account-form.tsx";
import type { SectionData } from "../loader.server.ts";
import type { AccountRefusal } from "../refusal.server.ts";
import { sectionHref } from "../section-href.ts";
import { AssetFields } from "./asset-fields.tsx";
import { assetsCopy } from "./copy.ts";

const action = sectionHref("varliklarim");
type Data = SectionData<"varliklarim">;

/** What a member insures again and again. */
export function AssetsSection({ data }: { data: Data }) {
  const refusal = useActionData<AccountRefusal>();
  return (
    <div className="flex flex-col gap-5 max-w-[720px]">
      <p className="text-muted">{assetsCopy.text}</p>
      {refusal?.intent === "remove" ? <Notice kind="error">{refusal.message}</Notice> : null}
      {assetKinds.map((kind) => (
        <KindCard key={kind} kind={kind} data={data} isRefused={refusal?.intent === kind} />
      ))}
    </div>
  );
}

interface KindCardProps {
  readonly kind: AssetKind;
  readonly data: Data;
  readonly isRefused: boolean;
}

function KindCard({ kind, data, isRefused }: KindCardProps) {
  const copy = assetsCopy.kinds[kind];
  const own = data.assets.filter((asset) => asset.kind === kind);
  const edited = data.edited?.kind === kind ? data.edited : null;
  return (
    <section className="card p-5 desktop:p-7">
      <h2 className="h3 mb-2">{copy.title}</h2>
      {own.length === 0 ? (
        <p className="flex items-center gap-4 text-muted">
          <EmptyPicture kind={kind} className="w-24 shrink-0 text-primary" />
          {copy.empty}
        </p>
      ) : null}
      <ul className="divide-y divide-line">
        {own.map((asset) => (
          <li key={asset.assetId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <AssetRow asset={asset} />
          </li>
        ))}
      </ul>
      <details className="mt-3" open={isRefused || edited !== null} key={String(edited !== null)}>
        <summary className="link">{edited === null ? copy.add : assetsCopy.edit}</summary>
        <AssetForm kind={kind} values={edited?.values ?? {}} now={data.now} />
      </details>
    </section>
  );
}

function AssetRow({ asset }: { asset: Data["assets"][number] }) {
  return (
    <>
      <div className="flex-1 min-w-52 break-words">
        <p className="font-medium">{asset.title}</p>
        <p className="text-sm text-muted">{asset.details}</p>
        {asset.policies.map((policy) => (
          <p key={policy} className="flex items-center gap-1.5 text-sm text-success">
            <Icon name="i-lucide-shield-check" />
            {policy}
          </p>
        ))}
      </div>
      {asset.quotes.map(({ label, action: path, values }) => (
        <form key={path} method="post" action={path}>
          <input type="hidden" name="intent" value="start" />
          {values.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="btn-secondary">
            {label}
          </button>
        </form>
      ))}
      <Link
        to={sectionHref("varliklarim", { duzenle: asset.assetId })}
        className="link"
        aria-label={assetsCopy.editOf(asset.title)}
        preventScrollReset
      >
        {assetsCopy.edit}
      </Link>
      <form method="post" action={action}>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="assetId" value={asset.assetId} />
        <button
          type="submit"
          className="btn-quiet text-danger"
          aria-label={assetsCopy.removeOf(asset.title)}
        >
          {assetsCopy.remove}
        </button>
      </form>
    </>
  );
}

interface AssetFormProps {
  readonly kind: AssetKind;
  readonly values: Readonly<Record<string, string>>;
  readonly now: number;
}

function AssetForm({ kind, values, now }: AssetFormProps) {
  return (
    <div className="mt-4">
      <AccountForm
        key={values["assetId"] ?? "new"}
        action={action}
        intent={kind}
        loadSchema={async () => (await import("./schema.ts")).assetSchemas[kind](now)}
      >
        {(typed) => (
          <>
            <input type="hidden" name="kind" value={kind} />
            <input type="hidden" name="assetId" value={(typed ?? values)["assetId"] ?? ""} />
            <AssetFields kind={kind} values={typed ?? values} />
            <LightField
              kind="text"
              name="title"
              label={assetsCopy.title}
              hint={assetsCopy.titleHint}
              isOptional
              maxLength={60}
              value={(typed ?? values)["title"]}
            />
            <p className="flex items-center gap-4">
              <Button type="submit">{assetsCopy.save}</Button>
              {values["assetId"] === undefined ? null : (
                <Link to={action} className="link" preventScrollReset>
                  {assetsCopy.cancel}
                </Link>
              )}
            </p>
          </>
        )}
      </AccountForm>
    </div>
  );
}
