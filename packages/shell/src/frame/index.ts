export { ForbiddenPage } from './ForbiddenPage.tsx';
export { useFrame, type FrameState } from './frame-context.ts';
export { NotFoundPage } from './NotFoundPage.tsx';
export { PageHeader, type PageHeaderProps } from './PageHeader.tsx';
export { ProductLogo } from './ProductLogo.tsx';
export { useLogo, useProductName } from './product.ts';
export { SectionLayout, type SectionLayoutProps } from './SectionLayout.tsx';
