export {default} from '@site/src/app/search/page/SearchPage';
