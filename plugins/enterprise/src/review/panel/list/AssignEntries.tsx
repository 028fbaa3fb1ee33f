import { httpRef, useService, type ActionDialogProps, type Selection } from '@admin/shell';
import { Field } from '@admin/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ReviewUser } from '../../contract.ts';
import { AssigneeCombobox } from '../AssigneeCombobox.tsx';
import { reviewCalls } from '../review-queries.ts';
import { userName } from '../user-name.ts';
import { BulkForm } from './BulkForm.tsx';
import { reportOf, reportOfSummary } from './bulk-report.ts';
import { bulkMessages } from './messages.ts';

const actions = 'POST /admin/content-manager/collection-types/:uid/actions';

/** Chooses the assignee of the selected entries, or none. */
export default function AssignEntries(dialog: ActionDialogProps<Selection>) {
  const { contentType: uid, ids = [], matching } = dialog.input;
  const intl = useIntl();
  const http = useService(httpRef);
  const [chosen, setChosen] = useState<ReviewUser | null>(null);
  const change = async (progress: string) => {
    const [calls, params, values] = [reviewCalls(http), { uid }, { assignee: chosen?.id ?? null }];
    if (matching === undefined) {
      const body = { ids: [...ids], ...values };
      return reportOf((await calls.call(`${actions}/bulkAssignee`, { params, body })).data);
    }
    const body = { ...matching, progress, ...values };
    return reportOfSummary((await calls.call(`${actions}/bulkAssigneeMatching`, { params, body })).data);
  };
  return (
    <BulkForm
      {...dialog}
      change={change}
      confirmLabel={intl.formatMessage(chosen ? bulkMessages.assign : bulkMessages.unassign)}
      disabled={false}
      notice={(count) =>
        chosen
          ? intl.formatMessage(bulkMessages.assigned, { count, name: userName(chosen) })
          : intl.formatMessage(bulkMessages.unassignedMany, { count })
      }
    >
      <Field
        hint={intl.formatMessage(bulkMessages.unassigned)}
        label={intl.formatMessage(bulkMessages.assignee)}
      >
        <AssigneeCombobox assignee={chosen} onChange={setChosen} uid={uid} />
      </Field>
    </BulkForm>
  );
}
