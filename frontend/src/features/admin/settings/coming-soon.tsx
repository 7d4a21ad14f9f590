import { Button, Empty } from 'antd';

/** A page that cannot be edited yet. */
export function ComingSoon({ page, path }: { page: string; path: string }) {
  return (
    <Empty className="settings-empty" image={Empty.PRESENTED_IMAGE_SIMPLE} description={`Editing the ${page} page: coming soon`}>
      <Button href={path} target="_blank">
        See the page
      </Button>
    </Empty>
  );
}
