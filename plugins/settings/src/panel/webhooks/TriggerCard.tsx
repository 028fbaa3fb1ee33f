import { formatValue, httpRef, errorText, Section, useService } from '@admin/shell';
import { Banner, Button, Icon } from '@admin/ui';
import { Play } from '@admin/ui/icons';
import { useMutation } from '@tanstack/react-query';
import { useFormState } from 'react-final-form';
import { useIntl } from 'react-intl';
import { webhookCalls } from './webhook-queries.ts';
import { webhookEditMessages } from './messages.ts';

/** Calls the stored webhook once and shows the response. */
export function TriggerCard({ webhookId }: { readonly webhookId: number }) {
  const intl = useIntl();
  const calls = webhookCalls(useService(httpRef));
  const { dirty } = useFormState({ subscription: { dirty: true } });
  const trial = useMutation({
    mutationFn: async () =>
      (await calls.call('POST /admin/webhooks/:id/trigger', { params: { id: webhookId } })).data,
  });
  const result = trial.data;
  const isGood = result !== undefined && result.statusCode >= 200 && result.statusCode < 300;
  const outcome = isGood ? webhookEditMessages.triggerSuccess : webhookEditMessages.triggerFailed;
  return (
    <Section
      actions={
        <Button
          disabled={dirty}
          loading={trial.isPending}
          onClick={() => trial.mutate()}
          startIcon={<Icon icon={Play} />}
        >
          {intl.formatMessage(webhookEditMessages.trigger)}
        </Button>
      }
      description={intl.formatMessage(dirty ? webhookEditMessages.testUnsaved : webhookEditMessages.testBody)}
      title={intl.formatMessage(webhookEditMessages.test)}
    >
      {result && !trial.isPending && (
        <Banner
          title={intl.formatMessage(outcome, { status: String(result.statusCode) })}
          tone={isGood ? 'success' : 'danger'}
        >
          {result.message}
        </Banner>
      )}
      {trial.isError && <Banner title={formatValue(intl, errorText(trial.error))} tone="danger" />}
    </Section>
  );
}
