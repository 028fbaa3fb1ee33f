import type { Attribute } from '@admin/content-model';
import { ContributionBoundary } from '@admin/shell/host';
import { Skeleton } from '@admin/ui';
import type { ReactNode } from 'react';

export interface InputBoundaryProps {
  readonly attribute: Attribute;
  readonly children: ReactNode;
}

/** Round each input: one that fails or is still being fetched leaves the other fields alone. */
export function InputBoundary({ attribute, children }: InputBoundaryProps) {
  return (
    <ContributionBoundary
      contribution={{
        pluginId: 'content-manager',
        contributionId: `content-manager.inputs.${attribute.type}`,
      }}
      pending={<Skeleton shape="control" />}
    >
      {children}
    </ContributionBoundary>
  );
}
