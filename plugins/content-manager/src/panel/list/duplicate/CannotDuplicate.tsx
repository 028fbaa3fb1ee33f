import type { ActionDialogProps, MessageDescriptor, Row } from '@admin/shell';
import { Button } from '@admin/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { keepParameters, contentAddress } from '../../address/index.ts';
import { useContentTypeView } from '../../schema/index.ts';
import { fieldLabels } from '../fields/labels.ts';
import { ListLink } from '../ListLink.tsx';
import styles from './CannotDuplicate.module.css';
import { duplicateMessages } from './messages.ts';
import type { ProhibitedField } from './prohibited-fields.ts';

export interface CannotDuplicateProps extends ActionDialogProps<Row> {
  readonly fields: readonly ProhibitedField[];
}

const reasons = new Map<string, MessageDescriptor>([
  ['relation', duplicateMessages.relation],
  ['unique', duplicateMessages.unique],
]);

/** Lists the fields that cannot be copied, and links to a new entry with the others. */
export function CannotDuplicate({ input, close, fields }: CannotDuplicateProps) {
  const intl = useIntl();
  const view = useContentTypeView(input.contentType);
  const { search } = useLocation();
  const location = { view: 'clone', uid: input.contentType, origin: String(input.entry.id) } as const;
  const textOf = (reason: string): string => {
    const known = reasons.get(reason);
    return known ? intl.formatMessage(known) : reason;
  };
  return (
    <>
      <p className={styles.title}>
        <FormattedMessage {...duplicateMessages.title} />
      </p>
      <p>
        <FormattedMessage {...duplicateMessages.body} />
      </p>
      <ul className={styles.fields}>
        {fields.map(({ path, reason }, index) => (
          // The list of one response does not change.
          <li className={styles.field} key={index}>
            <strong className={styles.path}>{(view ? fieldLabels(path, view) : path).join(' › ')}</strong>
            {textOf(reason)}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={close}>
          <FormattedMessage {...duplicateMessages.cancel} />
        </Button>
        <Button asChild variant="primary">
          <ListLink href={contentAddress(location, keepParameters(new URLSearchParams(search)))}>
            <FormattedMessage {...duplicateMessages.create} />
          </ListLink>
        </Button>
      </div>
    </>
  );
}
