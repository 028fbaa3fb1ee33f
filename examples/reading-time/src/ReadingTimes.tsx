import type { ActionDialogProps, Selection } from '@admin/shell';
import { Button } from '@admin/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { minutesOfAll, minutesToRead } from './minutes-to-read.ts';

/** The reading times of the checked entries and their sum, with a button that copies them. */
export default function ReadingTimes({ input, close, run }: ActionDialogProps<Selection>) {
  const intl = useIntl();
  const entries = input.entries ?? [];
  const lines = entries.map((entry) => ({
    id: entry.id,
    name: intl.formatMessage(messages.entry, { id: entry.id }),
    minutes: intl.formatMessage(messages.minutes, { count: minutesToRead(entry) }),
  }));
  const copy = () =>
    run(async () => {
      await navigator.clipboard.writeText(lines.map(({ name, minutes }) => `${name}: ${minutes}`).join('\n'));
      close();
    });
  return (
    <>
      <dl>
        {lines.map(({ id, name, minutes }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{minutes}</dd>
          </div>
        ))}
      </dl>
      <p>
        <FormattedMessage {...messages.total} values={{ count: minutesOfAll(entries) }} />
      </p>
      <Button onClick={() => void copy()} variant="primary">
        <FormattedMessage {...messages.copy} />
      </Button>
    </>
  );
}
