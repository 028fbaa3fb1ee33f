import { httpRef, useService, type ActionDialogProps, type Selection } from '@admin/shell';
import { Button, Progress } from '@admin/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const messages = {
  progress: { id: 'recipes.progress', defaultMessage: '{done} of {total} entries loaded' },
  copy: { id: 'recipes.copy', defaultMessage: 'Copy' },
} as const;

/** Loads the entries one after the other, shows the progress, and copies them. Closing the dialog cancels. */
export default function CopyAsJson({ input, close, run }: ActionDialogProps<Selection>) {
  const { ids = [], contentType: uid } = input;
  const http = useService(httpRef);
  const intl = useIntl();
  const [entries, setEntries] = useState<readonly unknown[]>([]);

  // `run` reports a failure and keeps the dialog open.
  const load = useEffectEvent((signal: AbortSignal) =>
    run(async () => {
      try {
        for (const id of ids) {
          const params = { uid, id: String(id) };
          const entry = await http.call('GET /content-manager/collection-types/:uid/:id', { params, signal });
          setEntries((loaded) => [...loaded, entry]);
        }
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    }),
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, []);

  const counts = { done: entries.length, total: ids.length };
  const copy = () =>
    run(async () => {
      await navigator.clipboard.writeText(JSON.stringify(entries, null, 2));
      close();
    });
  return (
    <>
      <Progress
        label={intl.formatMessage(messages.progress, counts)}
        max={counts.total}
        value={counts.done}
      />
      <p>
        <FormattedMessage {...messages.progress} values={counts} />
      </p>
      <Button disabled={counts.done < counts.total} onClick={() => void copy()} variant="primary">
        <FormattedMessage {...messages.copy} />
      </Button>
    </>
  );
}
