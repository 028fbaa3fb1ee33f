import { fileAddress, httpRef, LoadFailed, PageSkeleton, Section, useService } from '@admin/shell';
import { useRuntime } from '@admin/shell/host';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { changeLogo, logoNames, type LogoChanges, type LogoName } from './logo-changes.ts';
import { LogoField } from './LogoField.tsx';
import styles from './LogoField.module.css';
import { overviewMessages } from './messages.ts';
import { projectSettingsQuery } from './overview-queries.ts';
import { logoError } from './use-save-logos.ts';

export interface LogosProps {
  readonly changes: LogoChanges;
  readonly onChange: (changes: LogoChanges) => void;
  /** Why the last try to save them failed. */
  readonly error: unknown;
  readonly disabled: boolean;
}

const hints = { menuLogo: overviewMessages.menuLogoHint, authLogo: overviewMessages.authLogoHint } as const;

/** The logos of the project, and what shall become of them. */
export function Logos({ changes, onChange, error, disabled }: LogosProps) {
  const intl = useIntl();
  const { backendUrl } = useRuntime().config;
  const settings = useQuery(projectSettingsQuery(useService(httpRef)));
  const { data } = settings;
  if (settings.isPending) return <PageSkeleton part="body" shape="form" />;
  if (data === null) return null;
  if (!data) {
    return <LoadFailed query={settings} />;
  }
  const stored = (name: LogoName) => {
    const url = data[name]?.url;
    return url === undefined ? null : fileAddress(url, backendUrl);
  };
  return (
    <Section
      description={intl.formatMessage(overviewMessages.logosBody)}
      title={intl.formatMessage(overviewMessages.logos)}
    >
      <div className={styles.logos}>
        {logoNames.map((name) => (
          <LogoField
            change={changes[name]}
            fieldError={logoError(error, name)}
            disabled={disabled}
            hint={hints[name]}
            key={name}
            label={overviewMessages[name]}
            onChange={(change) => onChange(changeLogo(changes, name, { change, stored: data[name] }))}
            stored={stored(name)}
          />
        ))}
      </div>
    </Section>
  );
}
