import type { RolePreview } from '@admin/contract';
import { Button, Icon } from '@admin/ui';
import { Eye } from '@admin/ui/icons';
import { useIntl } from 'react-intl';
import { useHref } from 'react-router-dom';
import { useStore } from '../../extension/react/use-service.ts';
import { useShell } from '../../panel-services/use-shell.ts';
import { homePage } from '../../navigation/pages.ts';
import { leaveView } from '../../session/view/view-window.ts';
import styles from '../FrameBar.module.css';
import { viewMessages } from './messages.ts';

/** Says above every page that this window is a look through the eyes of a role, and leads out of it. */
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
