export { LoadFailed, type LoadFailedProps } from './LoadFailed.tsx';
export { PageBody, type PageBodyProps } from './PageBody.tsx';
export { PageSkeleton, type PageSkeletonProps } from './PageSkeleton.tsx';
export { Card, Section, type SectionProps } from './Section.tsx';
