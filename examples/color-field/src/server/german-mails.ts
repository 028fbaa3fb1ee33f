import { coreMails, translateMail } from '@admin/server';

const changed = 'Ihr Konto wurde geändert';
const advice = 'Wenn Sie das nicht waren, sagen Sie es jemandem von der Verwaltung.';

/** The mails of the server in German. */
export const germanMails = [
  translateMail(coreMails.invitation, 'de', {
    subject: 'Sie sind eingeladen, an einer Website mitzuarbeiten',
    paragraphs: [
      'Guten Tag {invited},',
      '{inviting} lädt Sie ein, an den Inhalten einer Website mitzuarbeiten. Folgen Sie dem Link, um ein Passwort zu wählen und zu beginnen. Er gilt einmal, in den nächsten sieben Tagen.',
    ],
    action: { label: 'Einladung annehmen' },
    remarks: ['Wenn Sie nicht wissen, worum es geht, ist nichts zu tun.'],
  }),
  translateMail(coreMails.newPassword, 'de', {
    subject: 'Wählen Sie ein neues Passwort',
    paragraphs: [
      'Jemand hat ein neues Passwort für das Konto mit dieser E-Mail-Adresse verlangt.',
      'Wenn Sie das waren, folgen Sie dem Link und wählen Sie eines. Er gilt einmal, in der nächsten Stunde.',
    ],
    action: { label: 'Neues Passwort wählen' },
    remarks: ['Wenn Sie das nicht waren, ist nichts zu tun: Ihr Passwort bleibt, wie es ist.'],
  }),
  translateMail(coreMails.addressChanged, 'de', {
    subject: changed,
    paragraphs: ['Die E-Mail-Adresse Ihres Kontos wurde geändert.', advice],
  }),
  translateMail(coreMails.passwordChanged, 'de', {
    subject: changed,
    paragraphs: ['Das Passwort Ihres Kontos wurde geändert.', advice],
  }),
  translateMail(coreMails.addressAndPasswordChanged, 'de', {
    subject: changed,
    paragraphs: ['Die E-Mail-Adresse und das Passwort Ihres Kontos wurden geändert.', advice],
  }),
];
