import type { BlockElementProps } from '@admin/plugin-content-manager/points';
import { Field, Link, TextInput } from '@admin/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './Embed.module.css';
import { embeddedIn, maxTitleLength, providerNames, providerOf } from './embed-node.ts';
import { embedMessages as messages } from '../messages.ts';

/** An embedded page in the editor: a card with a link, never the page itself, and the inputs of its properties. */
export default function EmbedElement({ node, disabled, onChange }: BlockElementProps) {
  const { formatMessage, formatList } = useIntl();
  const { url, title } = embeddedIn(node);
  // An input value that may not be embedded; the node keeps its former address.
  const [refused, setRefused] = useState<string | null>(null);
  const provider = providerOf(url);
  const changeUrl = (typed: string) => {
    const isTaken = typed.trim() === '' || providerOf(typed.trim()) !== undefined;
    setRefused(isTaken ? null : typed);
    if (isTaken) onChange({ url: typed.trim() });
  };
  return (
    <div className={styles.card}>
      {provider === undefined ? (
        disabled && <p className={styles.note}>{formatMessage(messages.none)}</p>
      ) : (
        <p className={styles.page}>
          <Link href={url} variant="external">
            {title.trim() || url}
          </Link>
          <span className={styles.note}>{provider}</span>
        </p>
      )}
      {!disabled && (
        <div className={styles.fields}>
          <Field
            error={refused !== null && formatMessage(messages.notAllowed)}
            hint={formatMessage(messages.hint, {
              providers: formatList(providerNames, { type: 'disjunction' }),
            })}
            label={formatMessage(messages.address)}
          >
            <TextInput
              dir="ltr"
              type="url"
              value={refused ?? url}
              onChange={({ target }) => changeUrl(target.value)}
            />
          </Field>
          <Field label={formatMessage(messages.title)}>
            <TextInput
              dir="auto"
              maxLength={maxTitleLength}
              value={title}
              onChange={({ target }) => onChange({ title: target.value })}
            />
          </Field>
        </div>
      )}
    </div>
  );
}
