import { translateMail, type MailTranslation, type TranslatedMailTexts } from '@admin/server';
import { reviewMails } from './notifications.ts';
import ar from '../../mails/ar.json' with { type: 'json' };
import ca from '../../mails/ca.json' with { type: 'json' };
import cs from '../../mails/cs.json' with { type: 'json' };
import de from '../../mails/de.json' with { type: 'json' };
import dk from '../../mails/dk.json' with { type: 'json' };
import es from '../../mails/es.json' with { type: 'json' };
import eu from '../../mails/eu.json' with { type: 'json' };
import fr from '../../mails/fr.json' with { type: 'json' };
import gu from '../../mails/gu.json' with { type: 'json' };
import he from '../../mails/he.json' with { type: 'json' };
import hi from '../../mails/hi.json' with { type: 'json' };
import hu from '../../mails/hu.json' with { type: 'json' };
import id from '../../mails/id.json' with { type: 'json' };
import it from '../../mails/it.json' with { type: 'json' };
import ja from '../../mails/ja.json' with { type: 'json' };
import ko from '../../mails/ko.json' with { type: 'json' };
import ml from '../../mails/ml.json' with { type: 'json' };
import ms from '../../mails/ms.json' with { type: 'json' };
import nl from '../../mails/nl.json' with { type: 'json' };
import no from '../../mails/no.json' with { type: 'json' };
import pl from '../../mails/pl.json' with { type: 'json' };
import ptBR from '../../mails/pt-BR.json' with { type: 'json' };
import pt from '../../mails/pt.json' with { type: 'json' };
import ru from '../../mails/ru.json' with { type: 'json' };
import sa from '../../mails/sa.json' with { type: 'json' };
import sk from '../../mails/sk.json' with { type: 'json' };
import sv from '../../mails/sv.json' with { type: 'json' };
import th from '../../mails/th.json' with { type: 'json' };
import tr from '../../mails/tr.json' with { type: 'json' };
import uk from '../../mails/uk.json' with { type: 'json' };
import vi from '../../mails/vi.json' with { type: 'json' };
import zhHans from '../../mails/zh-Hans.json' with { type: 'json' };
import zh from '../../mails/zh.json' with { type: 'json' };

type Translations = Readonly<Record<string, TranslatedMailTexts>>;

/** The mails by language, then by id. */
const mails: Readonly<Record<string, Translations>> = {
  ar,
  ca,
  cs,
  de,
  dk,
  es,
  eu,
  fr,
  gu,
  he,
  hi,
  hu,
  id,
  it,
  ja,
  ko,
  ml,
  ms,
  nl,
  no,
  pl,
  'pt-BR': ptBR,
  pt,
  ru,
  sa,
  sk,
  sv,
  th,
  tr,
  uk,
  vi,
  'zh-Hans': zhHans,
  zh,
};

/** The mails of review workflows in the languages of the panel. */
export const reviewMailTexts: readonly MailTranslation[] = Object.entries(mails).flatMap(
  ([language, texts]) =>
    Object.values(reviewMails).map((mail) => translateMail(mail, language, texts[mail.id] ?? {})),
);
