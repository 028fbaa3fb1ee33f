import { Section, useFieldError } from '@admin/shell';
import { Checkbox } from '@admin/ui';
import { useId } from 'react';
import { useField } from 'react-final-form';
import { useIntl } from 'react-intl';
import type { WebhookEvent } from '../../endpoints/webhooks.ts';
import { webhookEditMessages } from './messages.ts';
import { sameEvents } from './webhook-values.ts';
import styles from './EventsField.module.css';
import { FieldErrorText } from './HeadersField.tsx';

/** The actions, in the order of the columns. */
const happenings = ['create', 'update', 'delete', 'publish', 'unpublish'] as const;

/** The subjects of events, with their existing events. */
const kinds = [
  {
    label: webhookEditMessages.entry,
    every: webhookEditMessages.everyEntryEvent,
    events: ['entry.create', 'entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish'],
  },
  {
    label: webhookEditMessages.media,
    every: webhookEditMessages.everyMediaEvent,
    events: ['media.create', 'media.update', 'media.delete'],
  },
] as const;

/** The events of a webhook. Only entries can be published. */
export function EventsField({ disabled }: { readonly disabled: boolean }) {
  const intl = useIntl();
  const id = useId();
  const { input } = useField<readonly WebhookEvent[]>('events', {
    subscription: { value: true },
    isEqual: sameEvents,
  });
  const fieldError = useFieldError('events');
  const chosen = input.value || [];
  const change = (names: readonly WebhookEvent[], isChosen: boolean): void => {
    const others = chosen.filter((event) => !names.includes(event));
    input.onChange(isChosen ? [...others, ...names] : others);
  };
  const box = {
    ...(disabled && { disabled }),
    ...(fieldError !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-fieldError` }),
  };
  return (
    <Section
      description={intl.formatMessage(webhookEditMessages.eventsBody)}
      title={intl.formatMessage(webhookEditMessages.events)}
    >
      <div className={styles.scroller}>
        <table className={styles.table} data-invalid={fieldError !== undefined || undefined}>
          <thead>
            <tr>
              <th scope="col">{intl.formatMessage(webhookEditMessages.kind)}</th>
              {happenings.map((happening) => (
                <th key={happening} scope="col">
                  {intl.formatMessage(webhookEditMessages[happening])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ label, every, events }) => {
              const kind = intl.formatMessage(label);
              const count = events.filter((event) => chosen.includes(event)).length;
              return (
                <tr key={label.id}>
                  <th scope="row">
                    <span className={styles.kind}>
                      <Checkbox
                        {...box}
                        aria-label={intl.formatMessage(every)}
                        checked={count === events.length || (count > 0 && 'indeterminate')}
                        onCheckedChange={(isChosen) => change(events, isChosen)}
                      />
                      <span aria-hidden>{kind}</span>
                    </span>
                  </th>
                  {happenings.map((happening, index) => {
                    const event = events[index];
                    return (
                      <td key={happening}>
                        {event !== undefined && (
                          <Checkbox
                            {...box}
                            aria-label={intl.formatMessage(webhookEditMessages.eventOf, {
                              kind,
                              event: intl.formatMessage(webhookEditMessages[happening]),
                            })}
                            checked={chosen.includes(event)}
                            onCheckedChange={(isChosen) => change([event], isChosen)}
                          />
                        )}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <FieldErrorText id={`${id}-fieldError`} text={fieldError} />
    </Section>
  );
}
