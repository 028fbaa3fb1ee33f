import type { ReplacingPageProps } from '@admin/shell';
import { Banner } from '@admin/ui';
import { FormattedMessage } from 'react-intl';

const notice = {
  id: 'recipes.roles',
  defaultMessage: 'Ask the editorial team before you change a role.',
} as const;

/** The page of roles with a notice above it. */
export default function RolesWithNotice({ Default }: ReplacingPageProps) {
  return (
    <>
      <Banner title={<FormattedMessage {...notice} />} />
      <Default />
    </>
  );
}
