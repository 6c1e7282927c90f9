export {default} from '@site/src/app/search/SearchButton';
