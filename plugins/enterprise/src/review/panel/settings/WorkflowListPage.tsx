import {
  ForbiddenPage,
  httpRef,
  ResourceListPage,
  RowMenu,
  useCan,
  useDialogSubject,
  useService,
  type PhoneRows,
} from '@admin/shell';
import type { TableColumn } from '@admin/ui';
import { Eye, Pencil, Workflow as WorkflowIcon } from '@admin/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Workflow } from '../../contract.ts';
import { pageTitle } from '../page-title.ts';
import { newWorkflowPage, workflowPage } from '../pages.ts';
import { reviewPermissions } from '../permissions.ts';
import { StageTag } from '../stages/StageTag.tsx';
import { DeleteWorkflowDialog } from './DeleteWorkflowDialog.tsx';
import { workflowMessages } from './messages.ts';
import { typeChoicesQuery, workflowsQuery } from './workflow-queries.ts';
import styles from './Workflows.module.css';

const onPhone: PhoneRows<Workflow> = { link: 'name', facts: ['contentTypes'] };
const rowId = ({ id }: Workflow): string => String(id);
const rowName = ({ name }: Workflow): string => name;
const rowHref = ({ id }: Workflow): string => workflowPage.to({ id });

/** The workflows of the installation. */
export function WorkflowListPage() {
  return useCan([reviewPermissions.read]) ? <WorkflowList /> : <ForbiddenPage />;
}

function useColumns(): readonly TableColumn<Workflow>[] {
  const intl = useIntl();
  const { data: types } = useQuery(typeChoicesQuery(useService(httpRef)));
  return useMemo(() => {
    const names = new Map(types?.map(({ uid, name }) => [uid, name]));
    return [
      {
        id: 'name',
        header: intl.formatMessage(workflowMessages.name),
        width: '240px',
        cell: ({ name }) => name,
      },
      {
        id: 'stages',
        header: intl.formatMessage(workflowMessages.stagesColumn),
        cell: ({ stages }) => (
          <span className={styles['tags']}>
            {stages.map((stage) => (
              <StageTag key={stage.id} stage={stage} />
            ))}
          </span>
        ),
      },
      {
        id: 'contentTypes',
        header: intl.formatMessage(workflowMessages.contentTypesColumn),
        width: '240px',
        cell: ({ contentTypes }) =>
          contentTypes.length > 0 && contentTypes.length <= 3
            ? intl.formatList(
                contentTypes.map((uid) => names.get(uid) ?? uid),
                { type: 'unit' },
              )
            : intl.formatMessage(workflowMessages.contentTypesOf, { count: contentTypes.length }),
      },
    ];
  }, [intl, types]);
}

function WorkflowList() {
  const workflows = useQuery(workflowsQuery(useService(httpRef)));
  const intl = useIntl();
  const mayCreate = useCan([reviewPermissions.create]);
  const mayUpdate = useCan([reviewPermissions.update]);
  const mayDelete = useCan([reviewPermissions.delete]);
  const columns = useColumns();
  const deletion = useDialogSubject<Workflow>();
  const { open } = deletion;
  const rowActions = useCallback(
    (workflow: Workflow) => (
      <RowMenu
        items={[
          {
            kind: 'link',
            id: 'edit',
            label: intl.formatMessage(mayUpdate ? workflowMessages.edit : workflowMessages.view),
            icon: mayUpdate ? Pencil : Eye,
            href: rowHref(workflow),
          },
        ]}
        messages={workflowMessages}
        name={workflow.name}
        onDelete={mayDelete ? () => open(workflow) : undefined}
      />
    ),
    [intl, mayUpdate, mayDelete, open],
  );
  return (
    <ResourceListPage
      create={mayCreate ? { label: workflowMessages.create, to: newWorkflowPage.to() } : undefined}
      empty={{
        body: intl.formatMessage(workflowMessages.emptyBody),
        icon: WorkflowIcon,
        title: intl.formatMessage(workflowMessages.emptyTitle),
      }}
      messages={workflowMessages}
      query={workflows}
      table={{ columns, onPhone, rowActions, rowHref, rowId, rowName }}
      title={pageTitle}
    >
      {deletion.subject && (
        <DeleteWorkflowDialog
          key={deletion.openings}
          onClose={deletion.close}
          open={deletion.isOpen}
          workflow={deletion.subject}
          workflows={workflows.data ?? []}
        />
      )}
    </ResourceListPage>
  );
}
