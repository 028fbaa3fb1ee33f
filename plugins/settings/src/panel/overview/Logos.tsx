import {
  formatValue,
  type MessageDescriptor,
  type MessageValue,
  fileAddress,
  httpRef,
  LoadFailed,
  PageSkeleton,
  Section,
  useService,
} from '@admin/shell';
import { useRuntime } from '@admin/shell/host';
import { Button, Field, FileDrop, type FileRejectionReason } from '@admin/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import {
  maxLogoBytes,
  logoTypes,
  changeLogo,
  logoNames,
  type LogoChanges,
  type LogoName,
} from './logo-changes.ts';
import { overviewMessages } from './messages.ts';
import { projectSettingsQuery, logoError } from './overview-queries.ts';
import styles from './Logos.module.css';

interface LogoFieldProps {
  readonly label: MessageDescriptor;
  readonly hint: MessageDescriptor;
  /** Address of the stored logo. */
  readonly stored: string | null;
  /** A file to store, null to remove the logo, undefined for no change. */
  readonly change: File | null | undefined;
  /** Validation error of the server. */
  readonly fieldError: MessageValue | undefined;
  readonly disabled: boolean;
  readonly onChange: (change: File | null) => void;
}

const rejections = {
  type: overviewMessages.wrongType,
  size: overviewMessages.tooLarge,
  count: overviewMessages.oneOnly,
} as const satisfies Record<FileRejectionReason, MessageDescriptor>;

/** Returns an object URL of the file, and revokes it when it is no longer shown. */
function useFileAddress(file: File | null | undefined): string | null {
  const address = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);
  useEffect(
    () => () => {
      if (address !== null) URL.revokeObjectURL(address);
    },
    [address],
  );
  return address;
}

/** The built-in logo, shown while the project has none. */
function DefaultLogo() {
  const intl = useIntl();
  const { logo, productName } = useRuntime().config;
  return (
    <>
      {logo === undefined ? (
        <span className={styles.none}>{productName}</span>
      ) : (
        <img alt={productName} className={styles.image} src={logo} />
      )}
      <span className={styles.none}>{intl.formatMessage(overviewMessages.defaultLogo)}</span>
    </>
  );
}

/** A logo with a preview, and controls to replace or remove it. */
function LogoField({ label, hint, stored, change, fieldError, disabled, onChange }: LogoFieldProps) {
  const intl = useIntl();
  const [rejection, setRejection] = useState<FileRejectionReason | null>(null);
  const chosen = useFileAddress(change);
  const shown = change === null ? null : (chosen ?? stored);
  const name = intl.formatMessage(label);
  const problem = rejection ? rejections[rejection] : fieldError;
  const error = problem && formatValue(intl, problem);
  return (
    <div className={styles.logo}>
      <div className={styles.stage}>
        {shown === null ? (
          <DefaultLogo />
        ) : (
          <>
            <img alt={name} className={styles.image} src={shown} />
            {!disabled && (
              <Button
                aria-label={intl.formatMessage(overviewMessages.remove, { logo: name })}
                onClick={() => onChange(null)}
                size="small"
              >
                {intl.formatMessage(overviewMessages.removeShort)}
              </Button>
            )}
          </>
        )}
      </div>
      <div className={styles.control}>
        <Field disabled={disabled} error={error} hint={intl.formatMessage(hint)} label={name}>
          <FileDrop
            accept={logoTypes}
            hint={intl.formatMessage(overviewMessages.limits)}
            labels={{
              choose: intl.formatMessage(overviewMessages.choose),
              drop: intl.formatMessage(overviewMessages.drop),
              release: intl.formatMessage(overviewMessages.release),
            }}
            maxBytes={maxLogoBytes}
            onFiles={([file]) => {
              setRejection(null);
              if (file) onChange(file);
            }}
            onReject={([first]) => setRejection(first?.reason ?? null)}
          />
        </Field>
      </div>
    </div>
  );
}

interface LogosProps {
  readonly changes: LogoChanges;
  readonly onChange: (changes: LogoChanges) => void;
  /** Error of the last attempt to save. */
  readonly error: unknown;
  readonly disabled: boolean;
}

const hints = { menuLogo: overviewMessages.menuLogoHint, authLogo: overviewMessages.authLogoHint } as const;

/** The logos of the project, with unsaved changes. */
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
