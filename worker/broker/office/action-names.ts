import type { OfficeAction, RecordChange } from "../store/audit-entry.ts";

/** What somebody of the office did, as the record of deeds tells it. */
export const actionNames: Readonly<Record<OfficeAction, string>> = {
  invited: "Davet etti",
  removed: "Hesabı sildi",
  "set-up": "Hesabını kurdu",
  "set-up-failed": "Davetle hesap kurma denemesi başarısız oldu",
  "signed-in": "Giriş yaptı",
  "sign-in-failed": "Giriş denemesi başarısız oldu",
  "sign-in-locked": "Hesap kilitliyken giriş denendi",
  "signed-out": "Çıkış yaptı",
  unlocked: "Kilidi açtı",
  listed: "Listeledi",
  opened: "Açtı",
  took: "Üstlendi",
  released: "Bıraktı",
  answered: "Yanıtladı",
  noted: "Not ekledi",
  closed: "Kapattı",
  reopened: "Yeniden açtı",
  accepted: "Kabul etti",
  refused: "Reddetti",
  viewed: "Dosyanın görüntüsüne baktı",
  downloaded: "Dosya indirdi",
  "looked-up": "Kimlik numarasının üyeliğini sorguladı",
  "released-number": "Kimlik numarasını serbest bıraktı",
  "took-back-permission": "İletişim iznini geri aldı",
  "searched-policies": "Poliçe aradı",
  "judged-cancellation": "İptal isteğine karar verdi",
  "transferred-change": "Değişiklik iadesini onayladı",
  "settled-order": "Kaydı okunamayan siparişe karar verdi",
  "registered-campaign": "Kampanya bağlantısı kaydetti",
  "changed-rights": "Yetkileri değiştirdi",
};

/** What somebody did to a record, as it is told to whoever came later. */
export const changeNames: Readonly<Record<RecordChange, string>> = {
  took: "üstlenildi",
  released: "bırakıldı",
  answered: "yanıtlandı",
  closed: "kapatıldı",
  reopened: "yeniden açıldı",
  accepted: "kabul edildi",
  refused: "reddedildi",
};
