import { useForm } from "@tanstack/react-form";
import type { ComponentType, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { CardCvcField, CardExpiryField, CardNumberField } from "#client/form/text/card-fields.tsx";
import { fieldKinds } from "#client/form/fields/field-kinds.tsx";
import type { KindOrComponent } from "#client/form/fields/field-kinds.tsx";
import type { FieldLook } from "#client/form/fields/field-props.ts";
import { FormField } from "#client/form/form-field.tsx";
import { FormProvider } from "#client/form/form-provider.tsx";
import { FormScopeProvider } from "#client/form/form-scope.ts";
import { LightField } from "#client/form/light-field.tsx";
import { PasswordField } from "#client/form/text/password-field.tsx";
import { SmsCodeField } from "#client/form/text/sms-code-field.tsx";
import type { FieldKind } from "#shared/fields/asked-field.ts";

const name = "people[0].answer";
const errors = { [name]: "Sunucu bunu almadı" };

type Bound = ComponentType<FieldLook & { kind: KindOrComponent; value: string }>;

/** A field that starts with `value` in a form that came back refused, in each kind of form. */
const bindings: Record<string, Bound> = {
  "the light form": (field) => (
    <FormScopeProvider value={{ idPrefix: "form", errors }}>
      <LightField {...field} />
    </FormScopeProvider>
  ),
  "the form state": ({ value, ...field }) => {
    const form = useForm({ defaultValues: { people: [{ answer: value }] } });
    return (
      <FormProvider form={form} idPrefix="form" errors={errors}>
        <FormField {...field} />
      </FormProvider>
    );
  },
};

/** A value of each kind, and how its control shows it. */
const kinds: Record<FieldKind, readonly [value: string, shown: string]> = {
  text: ["Örnek Sok. 1", 'value="Örnek Sok. 1"'],
  message: ["İki satır", ">İki satır</textarea>"],
  letters: ["Ayşe", 'value="Ayşe"'],
  name: ["Ayşe-Nur", 'value="Ayşe-Nur"'],
  digits: ["490154203237518", 'value="490154203237518"'],
  number: ["120000", 'value="120000"'],
  amount: ["5000", 'value="5.000"'],
  code: ["wba1", 'value="WBA1"'],
  "hyphenated-code": ["yk-2026", 'value="YK-2026"'],
  "identity-number": ["10000000146", 'value="10000000146"'],
  plate: ["34abc123", 'value="34 ABC 123"'],
  "uavt-code": ["4288213000", 'value="4288213000"'],
  "registration-document": ["ab123456", 'value="AB 123456"'],
  phone: ["5321234567", 'value="(532)123-4567"'],
  email: ["ayse@ornek.com", 'value="ayse@ornek.com"'],
  date: ["1990-05-01", 'value="01.05.1990"'],
  select: ["new", '<option value="new" selected="">Sıfır</option>'],
  "search-select": ["new", '<option value="new" selected="">Sıfır</option>'],
  radio: ["new", 'checked="" value="new"'],
  switch: ["on", 'checked=""'],
  tick: ["on", 'checked=""'],
  consent: ["on", 'checked=""'],
};

const components: readonly (readonly [string, KindOrComponent, string, string])[] = [
  ["password", PasswordField, "gizli", 'value="gizli"'],
  ["code of a message", SmsCodeField, "123456", 'value="123456"'],
  ["card number", CardNumberField, "4242424242424242", 'value="4242 4242 4242 4242"'],
  ["expiry", CardExpiryField, "1230", 'value="12/30"'],
  ["security code", CardCvcField, "123", 'value="123"'],
];

const cases = [
  ...Object.entries(kinds).map(([kind, [value, shown]]) => [kind, kind, value, shown] as const),
  ...components,
];

const look = {
  name,
  label: "Soru",
  hint: "Ne olduğu",
  options: [
    { id: "new", name: "Sıfır" },
    { id: "used", name: "İkinci el" },
  ],
  maxLength: 15,
};

const html = (node: ReactNode) => renderToString(node).replaceAll(/<!--.*?-->/g, "");

it("the table has every kind", () => {
  expect(Object.keys(fieldKinds).toSorted()).toEqual(Object.keys(kinds).toSorted());
});

describe.each(Object.entries(bindings))("in %s", (_, Bound) => {
  it.each(cases)(
    "%s shows its value and carries label, hint and message",
    (_kind, kind, value, shown) => {
      const drawn = html(<Bound {...look} kind={kind as KindOrComponent} value={value} />);
      expect(drawn).toContain(shown);
      expect(drawn).toContain('id="form-people-0-answer"');
      expect(drawn).toContain(`name="${name}"`);
      expect(drawn).toMatch(
        /(?:for="form-people-0-answer"|<legend id="form-people-0-answer-label")/,
      );
      expect(drawn).toContain('aria-required="true"');
      expect(drawn).toContain('aria-invalid="true"');
      expect(drawn).toContain(
        'aria-describedby="form-people-0-answer-hint form-people-0-answer-error"',
      );
      expect(drawn).toContain(errors[name]);
    },
  );

  it.each(cases)("%s may be optional and empty", (_kind, kind) => {
    const drawn = html(<Bound {...look} kind={kind as KindOrComponent} value="" isOptional />);
    expect(drawn).not.toContain("aria-required");
    expect(drawn).not.toContain('checked=""');
    if (kind !== "switch" && kind !== "tick") expect(drawn).toContain("(isteğe bağlı)");
  });
});
