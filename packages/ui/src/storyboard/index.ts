export * from './Specimen.tsx';
