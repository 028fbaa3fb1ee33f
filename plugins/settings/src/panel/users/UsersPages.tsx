import { PageSkeleton } from '@admin/shell';
import { LazyContribution } from '@admin/shell/host';
import { Route, Routes, useParams } from 'react-router-dom';
import { UserListPage } from './UserListPage.tsx';
import { userPage, usersPage } from '../pages.ts';

const editPage = { pluginId: 'settings', contributionId: 'settings.users.edit' } as const;

const loadEditPage = () => import('./EditUserPage.tsx').then((module) => ({ default: module.EditUserPage }));

/** The routes below `/settings/users`: the list, and one user. */
export function UsersPages() {
  return (
    <Routes>
      <Route element={<UserListPage />} index />
      <Route element={<EditUser />} path={userPage.pathIn(usersPage)} />
    </Routes>
  );
}

function EditUser() {
  const { id = '' } = useParams();
  return (
    <LazyContribution
      contribution={editPage}
      key={id}
      load={loadEditPage}
      pending={<PageSkeleton shape="form" />}
      props={{ id }}
      shape="page"
    />
  );
}
