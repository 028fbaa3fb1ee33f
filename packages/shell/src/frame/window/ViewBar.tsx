import type { RolePreview } from '@admin/contract';
import { Button, Icon } from '@admin/ui';
import { Eye } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { useHref } from 'react-router-dom';
import { useStore } from '../../extension/react/use-service.ts';
import { homePage } from '../../navigation/pages.ts';
import { useShell } from '../../panel-services/shell-services.ts';
import { leaveView } from '../../session/view-window.ts';
import styles from '../FrameBar.module.css';

/** Reports above every page that this window is an impersonation preview, with a link that ends it. */
export function ViewBar({ view: { role, isUnsaved } }: { readonly view: RolePreview }) {
  const intl = useIntl();
  const home = useHref(homePage.to());
  const hasEnded = useStore(useShell().session, ({ status }) => status === 'expired');
  const viewing = isUnsaved ? viewMessages.unsaved : viewMessages.saved;
  const text = intl.formatMessage(hasEnded ? viewMessages.ended : viewing, { role: role.name });
  return (
    <section aria-label={intl.formatMessage(viewMessages.region)} className={styles.bar}>
      <Icon icon={Eye} />
      <p className={styles.text} role={hasEnded ? 'alert' : undefined} title={text}>
        {text}
      </p>
      <Button onClick={() => leaveView(home)} size="small">
        {intl.formatMessage(viewMessages.leave)}
      </Button>
    </section>
  );
}

/** Texts of the impersonation preview. */
export const viewMessages = {
  region: { id: 'view.region', defaultMessage: 'View of a role' },
  saved: { id: 'view.saved', defaultMessage: 'Viewing as {role}. Nothing can be changed.' },
  unsaved: {
    id: 'view.unsaved',
    defaultMessage: 'Viewing as {role} with unsaved permissions. Nothing can be changed.',
  },
  ended: {
    id: 'view.ended',
    defaultMessage: 'This view has ended. Open it again from the page of the role.',
  },
  leave: { id: 'view.leave', defaultMessage: 'Leave' },
} as const;
