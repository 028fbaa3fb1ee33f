import { httpRef, useService, type ActionDialogProps, type Selection } from '@admin/shell';
import { Field, Select } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { reviewCalls, typeStagesQuery } from '../review-queries.ts';
import { StageDot } from '../stages/StageTag.tsx';
import { BulkForm } from './BulkForm.tsx';
import { reportOf, reportOfSummary } from './bulk-report.ts';
import { bulkMessages } from './messages.ts';

const actions = 'POST /admin/content-manager/collection-types/:uid/actions';

/** Chooses the stage of the selected entries. */
export default function ChangeStages(dialog: ActionDialogProps<Selection>) {
  const { contentType: uid, ids = [], matching } = dialog.input;
  const intl = useIntl();
  const http = useService(httpRef);
  const stages = useQuery(typeStagesQuery(http, uid)).data ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const stage = stages.find(({ id }) => String(id) === chosen);
  const change = async (progress: string) => {
    const [calls, params, values] = [reviewCalls(http), { uid }, { stage: Number(chosen) }];
    if (matching === undefined) {
      const body = { ids: [...ids], ...values };
      return reportOf((await calls.call(`${actions}/bulkStage`, { params, body })).data);
    }
    const body = { ...matching, progress, ...values };
    return reportOfSummary((await calls.call(`${actions}/bulkStageMatching`, { params, body })).data);
  };
  return (
    <BulkForm
      {...dialog}
      change={change}
      confirmLabel={intl.formatMessage(bulkMessages.change)}
      disabled={stage === undefined}
      notice={(count) => intl.formatMessage(bulkMessages.stagesChanged, { count, stage: stage?.name ?? '' })}
    >
      <Field label={intl.formatMessage(bulkMessages.stage)}>
        <Select
          onValueChange={setChosen}
          options={stages.map(({ id, name, color }) => ({
            value: String(id),
            label: name,
            icon: <StageDot color={color} />,
          }))}
          placeholder={intl.formatMessage(bulkMessages.chooseStage)}
          value={chosen}
        />
      </Field>
    </BulkForm>
  );
}
