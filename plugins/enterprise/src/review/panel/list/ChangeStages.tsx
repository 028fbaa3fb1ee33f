import { httpRef, useService, type ActionDialogProps, type Selection } from '@admin/shell';
import { Field, Select } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { reviewCalls, typeStagesQuery } from '../review-queries.ts';
import { StageDot } from '../stages/StageTag.tsx';
import { BulkForm } from './BulkForm.tsx';
import { bulkMessages } from './messages.ts';

/** Chooses the stage of the selected entries. */
export default function ChangeStages(dialog: ActionDialogProps<Selection>) {
  const { contentType: uid, ids = [] } = dialog.input;
  const intl = useIntl();
  const http = useService(httpRef);
  const stages = useQuery(typeStagesQuery(http, uid)).data ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const stage = stages.find(({ id }) => String(id) === chosen);
  const change = async () => {
    const body = { ids: [...ids], stage: Number(chosen) };
    const path = 'POST /admin/content-manager/collection-types/:uid/actions/bulkStage';
    return (await reviewCalls(http).call(path, { params: { uid }, body })).data;
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
