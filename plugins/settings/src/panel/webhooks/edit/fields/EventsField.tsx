import { Section, useFieldError } from '@admin/shell';
import { Checkbox } from '@admin/ui';
import { useId } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { WebhookEvent } from '../../../../endpoints/webhooks.ts';
import { webhookEditMessages as say } from '../messages.ts';
import { sameEvents } from '../webhook-values.ts';
import styles from './EventsField.module.css';
import { FieldErrorText } from './FieldErrorText.tsx';

const entryEvents = [
  { event: 'entry.create', label: say.create },
  { event: 'entry.update', label: say.update },
  { event: 'entry.delete', label: say.delete },
  { event: 'entry.publish', label: say.publish },
  { event: 'entry.unpublish', label: say.unpublish },
] as const;

const entryEventNames: readonly WebhookEvent[] = entryEvents.map(({ event }) => event);

/** What a webhook is called for. Events that the table does not show stay as they are. */
export function EventsField({ disabled }: { readonly disabled: boolean }) {
  const intl = useIntl();
  const id = useId();
  const { input } = useField<readonly WebhookEvent[]>('events', {
    subscription: { value: true },
    isEqual: sameEvents,
  });
  const fieldError = useFieldError('events');
  const chosen = input.value || [];
  const count = entryEventNames.filter((event) => chosen.includes(event)).length;
  const change = (names: readonly WebhookEvent[], isChosen: boolean): void => {
    const others = chosen.filter((event) => !names.includes(event));
    input.onChange(isChosen ? [...others, ...names] : others);
  };
  const box = {
    ...(disabled && { disabled }),
    ...(fieldError !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-fieldError` }),
  };
  const entry = intl.formatMessage(say.entry);
  return (
    <Section description={intl.formatMessage(say.eventsBody)} title={intl.formatMessage(say.events)}>
      <div className={styles.scroller}>
        <table className={styles.table} data-invalid={fieldError !== undefined || undefined}>
          <thead>
            <tr>
              <th scope="col">{intl.formatMessage(say.kind)}</th>
              {entryEvents.map(({ event, label }) => (
                <th key={event} scope="col">
                  {intl.formatMessage(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                <span className={styles.kind}>
                  <Checkbox
                    {...box}
                    aria-label={intl.formatMessage(say.everyEntryEvent)}
                    checked={count === entryEventNames.length || (count > 0 && 'indeterminate')}
                    onCheckedChange={(isChosen) => change(entryEventNames, isChosen)}
                  />
                  <span aria-hidden>{entry}</span>
                </span>
              </th>
              {entryEvents.map(({ event, label }) => (
                <td key={event}>
                  <Checkbox
                    {...box}
                    aria-label={intl.formatMessage(say.eventOf, {
                      kind: entry,
                      event: intl.formatMessage(label),
                    })}
                    checked={chosen.includes(event)}
                    onCheckedChange={(isChosen) => change([event], isChosen)}
                  />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      <FieldErrorText id={`${id}-fieldError`} text={fieldError} />
    </Section>
  );
}
