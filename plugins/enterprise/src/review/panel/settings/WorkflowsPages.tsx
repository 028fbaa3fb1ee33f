import { PageSkeleton } from '@admin/shell';
import { LazyContribution } from '@admin/shell/host';
import { Route, Routes, useParams } from 'react-router-dom';
import { newWorkflowPage, workflowPage, workflowsPage } from '../pages.ts';
import { WorkflowListPage } from './WorkflowListPage.tsx';

const loadWorkflowPage = () => import('./WorkflowPage.tsx');
const owner = { pluginId: 'review-workflows', contributionId: 'review-workflows.settings' } as const;

/** The routes below `/settings/review-workflows`: the list, a new workflow, and one workflow. */
export default function WorkflowsPages() {
  return (
    <Routes>
      <Route element={<WorkflowListPage />} index />
      <Route element={<WorkflowRoute />} path={newWorkflowPage.pathIn(workflowsPage)} />
      <Route element={<WorkflowRoute />} path={workflowPage.pathIn(workflowsPage)} />
    </Routes>
  );
}

function WorkflowRoute() {
  const { id = null } = useParams();
  return (
    <LazyContribution
      contribution={owner}
      key={id}
      load={loadWorkflowPage}
      pending={<PageSkeleton shape="form" />}
      props={{ id }}
      shape="page"
    />
  );
}
