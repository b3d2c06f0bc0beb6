import { useState } from "react";
import { Accordion } from "#client/ui/accordion.tsx";
import { Badge } from "#client/ui/badge.tsx";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { CopyButton } from "#client/ui/copy-button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { Money } from "#client/ui/money.tsx";
import { Notice } from "#client/ui/notice.tsx";
import { ProgressSteps } from "#client/ui/progress-steps.tsx";
import { Spinner } from "#client/ui/spinner.tsx";
import { Tabs } from "#client/ui/tabs.tsx";
import { useToasts } from "#client/ui/toasts/toast-context.ts";
import type { ToastKind } from "#client/ui/toasts/toast-store.ts";

const kinds: readonly ToastKind[] = ["info", "warning", "error", "success"];

/** Every primitive without a form. */
export function Primitives() {
  const toasts = useToasts();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-col gap-6">
      <ProgressSteps current={2} total={4} name="Araç Bilgileri" />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => setOpen(true)}>Pencereyi aç</Button>
        <Button variant="secondary">Teminatları İncele</Button>
        <Button variant="quiet">Vazgeç</Button>
        <Button loading>Gönderiliyor</Button>
        <CopyButton text="https://ornek.example/teklif/1" />
        <Spinner />
      </div>
      <div className="flex flex-wrap gap-3">
        {kinds.map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            onClick={() => toasts.show(kind, { text: `Bildirim: ${kind}` })}
          >
            {kind}
          </Button>
        ))}
      </div>
      <div className="grid gap-4 desktop:grid-cols-2">
        <Card as="article">
          <Badge tone="accent">En ucuz</Badge> <Badge tone="success">Poliçe hazır</Badge>{" "}
          <Badge tone="danger">Yanıt yok</Badge> <Badge>Troy</Badge>
          <p className="mt-3 text-2xl font-bold">
            <Money kurus={1_245_000} />
          </p>
          <p className="text-muted">Peşin fiyatına 6 taksit</p>
        </Card>
      </div>
      {kinds.map((kind) => (
        <Notice key={kind} kind={kind} title="Fiyat güncellendi">
          12.450,00 TL yerine 12.780,00 TL. Devam etmek istiyor musunuz?
        </Notice>
      ))}
      <Tabs
        label="Çerezler"
        tabs={[
          { id: "settings", label: "Ayarlar", content: <p>Çerez ayarları</p> },
          { id: "policy", label: "Çerez Politikası", content: <p>Politika metni</p> },
        ]}
      />
      <Accordion
        name="sss"
        items={[
          { id: "1", title: "Trafik sigortası zorunlu mu?", content: <p>Evet, zorunludur.</p> },
          { id: "2", title: "Kaç taksit yapabilirim?", content: <p>En fazla 12 taksit.</p> },
        ]}
      />
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Telefon Doğrulama"
        footer={<Button onClick={() => setOpen(false)}>Onayla</Button>}
      >
        <p>Telefonunuza gönderilen kodu girin.</p>
      </Dialog>
    </div>
  );
}
