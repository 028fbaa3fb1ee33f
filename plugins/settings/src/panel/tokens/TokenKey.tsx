import { DangerDialog, httpRef, Section, useCan, useService } from '@admin/shell';
import { Button, Icon } from '@admin/ui';
import { RefreshCw } from '@admin/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ShownOnce } from '../ShownOnce.tsx';
import { useFreshKey, type FreshKey } from './fresh-key.ts';
import { tokenMessages } from './messages.ts';
import { type Token, type TokenKind, tokenCalls } from './token-kind.ts';

interface TokenKeyProps {
  readonly kind: TokenKind;
  readonly token: Pick<Token, 'id' | 'name'>;
}

/** The access key of a token while it can be read, and a button that generates a new one. */
export function TokenKey({ kind, token }: TokenKeyProps) {
  const intl = useIntl();
  const mayRegenerate = useCan([kind.permissions.regenerate]);
  const { fresh } = useFreshKey();
  const isFresh = fresh?.tokenId === token.id;
  if (!isFresh && !mayRegenerate) return null;
  return (
    <Section
      actions={mayRegenerate && <RegenerateButton kind={kind} token={token} />}
      {...(mayRegenerate && { description: intl.formatMessage(tokenMessages.keyBody) })}
      title={intl.formatMessage(tokenMessages.key)}
    >
      {isFresh && <AccessKeyBanner fresh={fresh} key={fresh.accessKey} />}
    </Section>
  );
}

/** Generates a new key after a confirmation: the current one stops working. */
function RegenerateButton({ kind, token }: TokenKeyProps) {
  const intl = useIntl();
  const http = useService(httpRef);
  const queries = useQueryClient();
  const { show } = useFreshKey();
  const [isConfirming, setIsConfirming] = useState(false);
  const regenerate = async (): Promise<void> => {
    const { data } = await tokenCalls(http).call(kind.calls.regenerate, { params: { id: token.id } });
    show({ tokenId: data.id, accessKey: data.accessKey });
    void queries.invalidateQueries({ queryKey: [kind.tag] });
  };
  return (
    <>
      <Button onClick={() => setIsConfirming(true)} startIcon={<Icon icon={RefreshCw} />}>
        {intl.formatMessage(tokenMessages.regenerate)}
      </Button>
      <DangerDialog
        body={intl.formatMessage(tokenMessages.regenerateBody)}
        confirmLabel={intl.formatMessage(tokenMessages.regenerate)}
        onClose={() => setIsConfirming(false)}
        onConfirm={regenerate}
        open={isConfirming}
        title={intl.formatMessage(tokenMessages.regenerateTitle, { name: token.name })}
      />
    </>
  );
}

/** The new key of a token. */
function AccessKeyBanner({ fresh: { accessKey } }: { readonly fresh: FreshKey }) {
  const intl = useIntl();
  return (
    <ShownOnce
      body={intl.formatMessage(tokenMessages.keyOnce)}
      copyLabel={intl.formatMessage(tokenMessages.copyKey)}
      label={intl.formatMessage(tokenMessages.key)}
      text={accessKey}
      title={intl.formatMessage(tokenMessages.keyTitle)}
    />
  );
}
