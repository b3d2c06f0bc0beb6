import { homeBuildingFields } from "#shared/assets/home-building.ts";
import type { TypedText } from "#shared/fields/field.ts";
import { choiceField, optionalAmountField } from "#shared/fields/kinds.ts";
import { amount } from "#shared/schemas/amount.ts";
import { optionalField } from "#shared/schemas/required.ts";
import { konutTerms } from "#shared/lines/konut/terms.ts";
import { defineTool } from "./tool.ts";

const isOwner = ({ ownership }: TypedText): boolean => ownership !== "kiraci";
const isListed = ({ contentsBy }: TypedText): boolean => contentsBy === "list";

const { ownership, constructionStyle, grossArea } = homeBuildingFields;
const unitRange = { minKurus: 100_000, maxKurus: 100_000_000 };
const most = { minKurus: 0, maxKurus: 50_000_000_000 };
const part = (label: string) => optionalAmountField({ label, when: isListed }, most);

/** What a home's building and contents should be insured for. */
export const homeSum = defineTool({
  id: "home-sum",
  title: "Konut sigortası bedeli hesaplama",
  lead: "Binanın yeniden yapım maliyetini ve eşyanızın bugünkü değerini toplayın; bedeli eksik yazmanın hasarda neye mal olduğunu görün. Yazdıklarınız kaydedilmez.",
  keywords: "konut sigortası hesaplama, ev sigortası fiyatı, bina bedeli, eşya bedeli",
  submit: "Bedeli hesapla",
  fields: {
    ownership: { ...ownership, byDefault: "mal-sahibi" as const },
    constructionStyle: { ...constructionStyle, byDefault: "betonarme" as const, when: isOwner },
    grossArea,
    unitCost: {
      ...optionalAmountField(
        {
          label: "Bir metrekarenin yapım maliyeti",
          hint: "Boş bırakırsanız tahminimizle hesaplarız.",
          when: isOwner,
        },
        unitRange,
      ),
      // No building costs nothing: a 0 is a slip, not a line left out.
      schema: () => optionalField(amount(unitRange)),
    },
    contentsBy: choiceField(
      "radio",
      { area: "Alana göre tahmin", list: "Kendi tutarlarım" },
      { label: "Eşya bedeli", byDefault: "area" },
    ),
    furniture: part("Mobilya, halı, perde"),
    kitchen: part("Mutfak ve beyaz eşya"),
    clothes: part("Giysi, kitap, spor"),
    others: part("Öteki eşya"),
    electronics: part(konutTerms.electronics.label),
    glass: part(konutTerms.glass.label),
  },
  official: {
    title: "Yapım maliyeti nereden öğrenilir?",
    text: "Çevre, Şehircilik ve İklim Değişikliği Bakanlığı, yapı sınıflarının yaklaşık birim maliyetlerini tebliğle yayımlar. Kesin maliyet için eksper raporu veya müteahhit teklifi alınır.",
    links: [
      {
        name: "Çevre, Şehircilik ve İklim Değişikliği Bakanlığı",
        about: "csb.gov.tr: yapı yaklaşık birim maliyetleri",
        url: "https://www.csb.gov.tr/",
      },
    ],
  },
  quote: {
    line: "konut",
    title: "Bu bedellerle konut teklifi alın",
    carries: {
      ownership: "ownership",
      constructionStyle: "constructionStyle",
      grossArea: "grossArea",
    },
  },
});
