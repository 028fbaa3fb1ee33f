import { PageSkeleton } from '@admin/shell';
import { LazyContribution } from '@admin/shell/host';
import { Route, Routes, useParams } from 'react-router-dom';
import type { RolePageProps } from './RolePage.tsx';
import { RoleListPage } from './RoleListPage.tsx';
import { newRolePage, roleCopyPage, rolePage, rolesPage } from '../pages.ts';

const editorPage = { pluginId: 'settings', contributionId: 'settings.roles.edit' } as const;

const loadRolePage = () => import('./RolePage.tsx').then((module) => ({ default: module.RolePage }));

/** The routes below `/settings/roles`: the list, one role, a new one, and a copy. */
export function RolesPages() {
  return (
    <Routes>
      <Route element={<RoleListPage />} index />
      <Route element={<RoleRoute purpose="create" />} path={newRolePage.pathIn(rolesPage)} />
      <Route element={<RoleRoute purpose="duplicate" />} path={roleCopyPage.pathIn(rolesPage)} />
      <Route element={<RoleRoute purpose="edit" />} path={rolePage.pathIn(rolesPage)} />
    </Routes>
  );
}

function RoleRoute({ purpose }: Pick<RolePageProps, 'purpose'>) {
  const { id = '' } = useParams();
  return (
    <LazyContribution
      contribution={editorPage}
      key={`${purpose} ${id}`}
      load={loadRolePage}
      pending={<PageSkeleton shape="form" />}
      props={{ purpose, id }}
      shape="page"
    />
  );
}
