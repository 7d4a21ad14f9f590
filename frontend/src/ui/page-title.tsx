import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.js';

/** The beginning of a page: breadcrumb, title and introduction. */
export function PageTitle({ trail, title, children }: { trail: Crumb[]; title: string; children: ReactNode }) {
  return (
    <>
      <Breadcrumb trail={trail} />
      <div className="page-title">
        <h1>{title}</h1>
        <p>{children}</p>
      </div>
    </>
  );
}
