import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import LineIcon from '../../base/components/LineIcon';
import {usePagePath} from '../../base/components/usePagePath';
import type {FeedbackOptions} from './options';
import {useFeedbackDialog} from './useFeedbackDialog';

/** Reports a problem with the page: at the site's own address for that or, without one, in the feedback dialog. */
export default function ReportPage(): ReactNode {
  const {url, customFields} = useDocusaurusContext().siteConfig;
  const options = customFields as unknown as FeedbackOptions;
  const page = url + usePagePath();

  if (options.reportUrl)
    return (
      <Link to={options.reportUrl.replaceAll('{page}', encodeURIComponent(page))}>
        <Label />
      </Link>
    );
  return <ReportButton options={options} />;
}

function ReportButton({options}: {options: FeedbackOptions}) {
  const {button, dialog} = useFeedbackDialog(options, true);
  return (
    <>
      <button {...button}>
        <Label />
      </button>
      {dialog}
    </>
  );
}

const Label = () => (
  <>
    <LineIcon width={16} d="M5 21V4h14l-3 4.5 3 4.5H5" />
    Report a problem
  </>
);
